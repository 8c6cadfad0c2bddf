import { computed } from 'nanostores';
import { localPhone } from '#lib/domain/phone.ts';
import { $auth, $user } from '#lib/stores/session/session.ts';

/** What the session knows of who fills in a registration; '' for what it does not. An Indian number is without its +91. */
export const $known = computed([$auth, $user], ({ phone }, user) => ({
  phone: phone?.startsWith('+91') ? localPhone(phone) : '',
  email: user?.email ?? '',
  ownerName: user?.fullName ?? '',
}));
