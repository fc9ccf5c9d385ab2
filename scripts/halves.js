/** Journeys that belong with the shorter part. */
const moved =
  '(exportKey|grantPermissions|permissions|recovery|signer|solana|walletConnect)'

/**
 * The browser tests in two parts that run in parallel and take about equally
 * long. Patterns of paths, as Playwright accepts them.
 *
 * @type {readonly [string, string][]} Name and pattern.
 */
export const halves = [
  ['1', `test/(browser/|security/|e2e/${moved})`],
  ['2', `test/(guide/|e2e/(?!${moved}))`],
]

/**
 * Files that `npm test` leaves to `npm run test:rest`, because they take long
 * and other tests also touch what they guard.
 */
export const restFiles = [
  'test/browser/appMessages.spec.ts',
  'test/browser/approvalChoice.spec.ts',
  'test/browser/connector.spec.ts',
  'test/browser/dialog.spec.ts',
  'test/browser/everyView.spec.ts',
  'test/browser/faults.spec.ts',
  'test/browser/foreignWallets.spec.ts',
  'test/security/forged/forgedMessages.spec.ts',
  'test/browser/guards.spec.ts',
  'test/browser/safeApp.spec.ts',
  'test/e2e/badLuck.spec.ts',
  'test/e2e/devices.spec.ts',
  'test/e2e/handOver.spec.ts',
  'test/e2e/modal/approvals.spec.ts',
  'test/e2e/signer.spec.ts',
  'test/e2e/modal/badLuck.spec.ts',
  'test/e2e/modal/batches.spec.ts',
  'test/e2e/modal/foreignText.spec.ts',
  'test/e2e/modal/onramp.spec.ts',
  'test/e2e/modal/payStates.spec.ts',
  'test/e2e/modal/phone.spec.ts',
  'test/e2e/modal/signInWallets.spec.ts',
  'test/e2e/solana/adapter.spec.ts',
  'test/e2e/solana/badLuck.spec.ts',
  'test/e2e/walletConnect/attempts.spec.ts',
]

/**
 * The files of `restFiles` in two parts that run in parallel. The touch tests
 * follow the second one, which is shorter.
 *
 * @type {readonly [string, string][]} Name and pattern.
 */
export const restHalves = [
  ['the rest 1', 'test/(?!e2e/(modal|solana)/)'],
  ['the rest 2', 'test/e2e/(modal|solana)/'],
]
