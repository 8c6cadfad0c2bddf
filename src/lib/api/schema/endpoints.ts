import { optionalEndpoints } from '#lib/api/schema/endpointsOfOptions.ts';
import { specEndpoints } from '#lib/api/schema/endpointsOfSpec.ts';

/** Every call of the vendor API. The sandbox routes by it. The client imports the two parts instead. */
export const endpoints = { ...specEndpoints, ...optionalEndpoints };

export type EndpointName = keyof typeof endpoints;
