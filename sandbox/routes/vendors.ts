import { Hono } from 'hono';
import { requests } from '#lib/api/schema/requests.ts';
import { bankOutcome, bankReply, bankRequest } from '#sandbox/bank.ts';
import { keepBankCheck } from '#sandbox/bankChecks.ts';
import { readBody } from '#sandbox/body.ts';
import type { Context } from '#sandbox/context.ts';
import { contractRequest } from '#sandbox/apiSchema.ts';
import { documentsOf } from '#sandbox/documents.ts';
import { Refusal, pause, type Env } from '#sandbox/http.ts';
import { fingerprintOf, once } from '#sandbox/idempotency.ts';
import { kycRequest, storedKyc } from '#sandbox/kyc.ts';
import { checkPhone, sendCode, useCode } from '#sandbox/otp.ts';
import { completedSteps, isOpen, missingDocuments, stepOfItem } from '#sandbox/progress.ts';
import { withResent } from '#sandbox/resubmission.ts';
import { grantData } from '#sandbox/routes/auth.ts';
import { randomId } from '#sandbox/secret.ts';
import { bankRetrySeconds } from '#sandbox/settings.ts';
import { requireUser } from '#sandbox/tokens.ts';
import { nameUser, userOf } from '#sandbox/users.ts';
import { applicationReply, progressReply, vendorReply } from '#sandbox/vendorReply.ts';
import type { VendorRecord } from '#sandbox/vendorRecord.ts';
import { createVendor, ownVendor, saveVendor, vendorsOf } from '#sandbox/vendors.ts';
import { optionalRequest } from '#sandbox/wireRequests.ts';

/** Throws a 409 for a submitted application: it stays closed until the reviewer decides. */
export function refuseClosed(vendor: VendorRecord): void {
  if (isOpen(vendor)) return;
  throw new Refusal(409, 'under_review', 'This application was submitted and can’t be changed now.');
}

export function vendorRoutes(context: Context): Hono<Env> {
  const app = new Hono<Env>();

  app.post('/send-otp', async (c) => {
    if (context.settings.createNeedsToken) requireUser(context, c);
    const body = await readBody(context, c, requests.vendorSendOtp, 'Please enter a valid phone number.');
    return once(context, c, body.phone, fingerprintOf(JSON.stringify(body)), () => ({
      status: 200,
      body: { ...sendCode(context, body.phone, 'create') },
    }));
  });

  app.post('/create', async (c) => {
    if (context.settings.createNeedsToken) requireUser(context, c);
    const body = await readBody(context, c, requests.createVendor);
    const { phone, otp, otpId, vendorId, category, baseInfo, consents } = body;
    checkPhone(phone);
    // The code does not identify the request: a repeated request may carry another code.
    const { otp: _code, otpId: _codeId, ...identity } = body;
    return once(context, c, phone, fingerprintOf(JSON.stringify(identity)), () => {
      useCode(context, phone, 'create', otp, otpId);
      const { user, isNew } = userOf(context, phone);
      const created =
        vendorId === undefined
          ? createVendor(context, user, category, baseInfo, consents)
          : { vendor: ownVendor(context, user, vendorId), isNew: false };
      const named = nameUser(context, user, baseInfo.ownerName, baseInfo.email);
      return {
        status: created.isNew ? 201 : 200,
        body: {
          success: true,
          vendorId: created.vendor.id,
          message: created.isNew ? 'Vendor created.' : 'This vendor exists already.',
          data: { vendorId: created.vendor.id, ...grantData(context, named, isNew) },
        },
      };
    });
  });

  app.post('/verify-bank', async (c) => {
    const user = requireUser(context, c);
    const details = await readBody(
      context,
      c,
      bankRequest,
      'Please fill all bank details before verification',
    );
    const { bankAnswer } = context.settings;
    const outcome = bankAnswer === 'byAccount' ? bankOutcome(details.accountNumber) : bankAnswer;
    await pause(outcome === 'slow' ? context.settings.slowBankDelayMs : context.settings.bankDelayMs);
    if (outcome === 'providerDown') {
      throw new Refusal(503, 'provider_down', 'The bank’s service is not available right now.', {
        retryAfterSeconds: bankRetrySeconds,
      });
    }
    const reply = bankReply(outcome, details, randomId('bnk'));
    keepBankCheck(context, user.id, details, reply);
    return c.json(reply);
  });

  app.get('/me', (c) => {
    const [newest] = vendorsOf(context, requireUser(context, c).id);
    if (!newest) throw new Refusal(404, 'not_found', 'There is no vendor for this phone yet.');
    return c.json({ success: true, vendor: vendorReply(context, newest) });
  });

  app.get('/applications/resumable', (c) => {
    const applications = vendorsOf(context, requireUser(context, c).id);
    return c.json({
      success: true,
      applications: applications.map((vendor) => applicationReply(context, vendor)),
    });
  });

  app.get('/:id', (c) => {
    const vendor = ownVendor(context, requireUser(context, c), c.req.param('id'));
    return c.json({ success: true, vendor: vendorReply(context, vendor) });
  });

  app.get('/:id/application-progress', (c) => {
    const vendor = ownVendor(context, requireUser(context, c), c.req.param('id'));
    return c.json({ success: true, ...progressReply(context, vendor) });
  });

  app.post('/:id/kyc/draft', async (c) => {
    const user = requireUser(context, c);
    const { id } = ownVendor(context, user, c.req.param('id'));
    const draft = await readBody(context, c, requests.kycDraft);
    return once(context, c, user.id, fingerprintOf(JSON.stringify(draft)), () => {
      const vendor = ownVendor(context, user, id);
      refuseClosed(vendor);
      saveVendor(context, { ...vendor, kycDraft: context.profile.nextDraft(vendor, draft) });
      return { status: 200, body: { success: true, message: 'Draft saved.' } };
    });
  });

  app.patch('/:id/kyc', async (c) => {
    const user = requireUser(context, c);
    const { id, category } = ownVendor(context, user, c.req.param('id'));
    const kyc = storedKyc(category, await readBody(context, c, (sent) => kycRequest(category, sent)));
    return once(context, c, user.id, fingerprintOf(JSON.stringify(kyc)), () => {
      const vendor = ownVendor(context, user, id);
      const isRepeat = vendor.contract !== null && JSON.stringify(vendor.kyc) === JSON.stringify(kyc);
      // Repeating the same details after the application went to review changes nothing and is no error.
      if (!(isRepeat && !isOpen(vendor))) {
        refuseClosed(vendor);
        const now = context.clock.now();
        const changed = { ...vendor, kyc, kycDraft: null, kycSubmittedAt: now };
        saveVendor(context, withResent(changed, 'kyc', now));
      }
      return { status: 200, body: { success: true, message: 'KYC details submitted.' } };
    });
  });

  app.patch('/:id/optional', async (c) => {
    const user = requireUser(context, c);
    const { id } = ownVendor(context, user, c.req.param('id'));
    const optional = await readBody(context, c, optionalRequest);
    return once(context, c, user.id, fingerprintOf(JSON.stringify(optional)), () => {
      const vendor = ownVendor(context, user, id);
      refuseClosed(vendor);
      saveVendor(context, { ...vendor, optional: { ...vendor.optional, ...optional } });
      return { status: 200, body: { success: true, message: 'Details saved.' } };
    });
  });

  app.post('/:id/contract', async (c) => {
    const user = requireUser(context, c);
    const { id, category } = ownVendor(context, user, c.req.param('id'));
    const contract = await readBody(
      context,
      c,
      contractRequest(category),
      'Please accept the terms and conditions',
    );
    return once(context, c, user.id, fingerprintOf(JSON.stringify(contract)), () => {
      const vendor = ownVendor(context, user, id);
      if (!isOpen(vendor)) return contractAnswer(vendor);
      refuseEarlyContract(context, vendor);
      const now = context.clock.now();
      const accepted = withResent(
        {
          ...vendor,
          contract,
          contractId: vendor.contractId ?? randomId('ctr'),
          contractSubmittedAt: now,
          submittedAt: vendor.submittedAt ?? now,
        },
        'contract',
        now,
      );
      saveVendor(context, accepted);
      return contractAnswer(accepted);
    });
  });

  return app;
}

const contractAnswer = (vendor: VendorRecord) => ({
  status: 200 as const,
  body: { success: true, contractId: vendor.contractId, message: 'Contract submitted.' },
});

/** Throws a 409 unless KYC, documents and all flagged items are complete. The contract comes last. */
function refuseEarlyContract(context: Context, vendor: VendorRecord): void {
  const present = documentsOf(context, vendor).map((document) => document.slot);
  const steps = completedSteps(vendor, present);
  const flagged = vendor.flagged.length > 0 ? vendor.outstanding : [];
  const missing = [
    ...(vendor.kyc === null || (!steps['kyc-documents'] && flagged.length > 0) ? ['kyc'] : []),
    ...missingDocuments(vendor, present),
    ...flagged.filter((item) => stepOfItem(item) !== 'contract'),
  ];
  if (missing.length === 0) return;
  throw new Refusal(409, 'steps_incomplete', 'Please complete the earlier steps first.', {
    errors: [...new Set(missing)].map((path) => ({ path, code: 'missing' })),
  });
}
