import { computed } from 'nanostores';
import { localPhone } from '#lib/domain/session/phone.ts';
import { $auth, $user } from '#lib/stores/session/session.ts';

/**
 * The facts of the session about the vendor who fills in a registration; '' for unknown values. An Indian number
 * comes without +91.
 */
export const $prefill = computed([$auth, $user], ({ phone }, user) => ({
  phone: phone?.startsWith('+91') ? localPhone(phone) : '',
  email: user?.email ?? '',
  ownerName: user?.fullName ?? '',
}));
