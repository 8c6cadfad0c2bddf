import type { Words } from '#lib/translation.ts';
import type * as english from '../en/gst.ts';

/** The GST register's entry for a GSTIN. It spares typing and blocks nothing. */
export const gstWords = {
  title: 'તમારા GSTIN પરથી ભરો',
  help: 'તમારું નામ અને સરનામું GST રજિસ્ટરમાંથી આવે છે.',
  looking: 'GST રજિસ્ટરમાં જોઈ રહ્યા છીએ…',
  unknown: 'GST રજિસ્ટરમાં આ નંબર નથી. તેને ફરી તપાસી લો. તમે આગળ વધી શકો છો.',
  failed: 'GST રજિસ્ટર હમણાં જવાબ આપતું નથી. વિગતો જાતે ભરો.',
  inRegister: (label: string, text: string) => `GST રજિસ્ટરમાં ${label}: “${text}”`,
  all: 'બધું વાપરો',
  status: {
    cancelled: 'GST રજિસ્ટર કહે છે કે આ રજિસ્ટ્રેશન રદ થયું છે. તમે આગળ વધી શકો છો.',
    suspended: 'GST રજિસ્ટર કહે છે કે આ રજિસ્ટ્રેશન સ્થગિત છે. તમે આગળ વધી શકો છો.',
  },
  states: (gstin: string, pin: string) => `GSTIN ${gstin}નો છે, પિન કોડ ${pin}નો. બંને તપાસી લો.`,
} satisfies Words<typeof english.gstWords>;
