import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The browser tests of `npm test` in two parts that run in parallel and take
 * about equally long: who may sign, and journeys that the front door does not
 * walk. Patterns of paths, as Playwright accepts them.
 *
 * @type {readonly [string, string][]} Name and pattern.
 */
export const firstHalves = [
  ['1', 'test/(browser|guide)/'],
  ['2', 'test/(e2e|security)/'],
]

/**
 * Files that `npm test` leaves to `npm run test:rest`, because other tests also
 * touch what they guard. Of the other files it leaves what is tagged `@rest`.
 */
export const restFiles = [
  'test/browser/a11y.spec.ts',
  'test/browser/appMessages.spec.ts',
  'test/browser/approvalChoice.spec.ts',
  'test/browser/buttons.spec.ts',
  'test/browser/card.spec.ts',
  'test/browser/connector.spec.ts',
  'test/browser/coveredCard.spec.ts',
  'test/browser/dialog.spec.ts',
  'test/browser/embedded.spec.ts',
  'test/browser/everyView.spec.ts',
  'test/browser/faults.spec.ts',
  'test/browser/featured.spec.ts',
  'test/browser/foreignDialogs.spec.ts',
  'test/browser/foreignWallets.spec.ts',
  'test/browser/frameHost.spec.ts',
  'test/browser/guards.spec.ts',
  'test/browser/hostileCss.spec.ts',
  'test/browser/inert.spec.ts',
  'test/browser/longLists.spec.ts',
  'test/browser/missingScripts.spec.ts',
  'test/browser/opening.spec.ts',
  'test/browser/plainHttp.spec.ts',
  'test/browser/policy.spec.ts',
  'test/browser/routers.spec.ts',
  'test/browser/safeApp.spec.ts',
  'test/browser/silence.spec.ts',
  'test/browser/slow.spec.ts',
  'test/browser/soak.spec.ts',
  'test/browser/translated.spec.ts',
  'test/e2e/badLuck.spec.ts',
  'test/e2e/crawl.spec.ts',
  'test/e2e/dapp.spec.ts',
  'test/e2e/devices.spec.ts',
  'test/e2e/docsApprove.spec.ts',
  'test/e2e/grantPermissions.spec.ts',
  'test/e2e/handOver.spec.ts',
  'test/e2e/mainJob.spec.ts',
  'test/e2e/modal/account.spec.ts',
  'test/e2e/modal/analytics.spec.ts',
  'test/e2e/modal/apiDown.spec.ts',
  'test/e2e/modal/approvals.spec.ts',
  'test/e2e/modal/badLuck.spec.ts',
  'test/e2e/modal/batches.spec.ts',
  'test/e2e/modal/dashboard.spec.ts',
  'test/e2e/modal/drawnWallet.spec.ts',
  'test/e2e/modal/foreignText.spec.ts',
  'test/e2e/modal/mainJob.spec.ts',
  'test/e2e/modal/notices.spec.ts',
  'test/e2e/modal/onramp.spec.ts',
  'test/e2e/modal/outcomes.spec.ts',
  'test/e2e/modal/pay.spec.ts',
  'test/e2e/modal/payStates.spec.ts',
  'test/e2e/modal/phone.spec.ts',
  'test/e2e/modal/recentSend.spec.ts',
  'test/e2e/modal/sendForm.spec.ts',
  'test/e2e/modal/session.spec.ts',
  'test/e2e/modal/shop.spec.ts',
  'test/e2e/modal/signIn.spec.ts',
  'test/e2e/modal/signInStates.spec.ts',
  'test/e2e/modal/signInWallets.spec.ts',
  'test/e2e/modal/social.spec.ts',
  'test/e2e/modal/sponsored.spec.ts',
  'test/e2e/modal/swap.spec.ts',
  'test/e2e/modal/wallets.spec.ts',
  'test/e2e/permissions.spec.ts',
  'test/e2e/recovery.spec.ts',
  'test/e2e/signer.spec.ts',
  'test/e2e/social/social.spec.ts',
  'test/e2e/solana/adapter.spec.ts',
  'test/e2e/solana/badLuck.spec.ts',
  'test/e2e/solana/embedded.spec.ts',
  'test/e2e/solana/modal.spec.ts',
  'test/e2e/solana/wallets.spec.ts',
  'test/e2e/walletConnect/attempts.spec.ts',
  'test/e2e/walletConnect/modal.spec.ts',
  'test/e2e/walletConnect/oneApproval.spec.ts',
  'test/e2e/walletConnect/pay.spec.ts',
  'test/e2e/walletConnect/phone.spec.ts',
  'test/e2e/walletConnect/session.spec.ts',
  'test/e2e/walletConnect/signIn.spec.ts',
  'test/e2e/wallets.spec.ts',
  'test/guide/checkout.spec.ts',
  'test/security/forged/forgedMessages.spec.ts',
  'test/webkit/mainJob.spec.ts',
  'test/webkit/modal.spec.ts',
  'test/webkit/restart.spec.ts',
  'test/webkit/sign.spec.ts',
]

/** Whole programs are compiled, thousands of cases tried, services asked. */
const slowUnits = [
  'packages/devnet/test/api.test.ts',
  'packages/devnet/test/assets.test.ts',
  'packages/devnet/test/balances.test.ts',
  'packages/devnet/test/control.test.ts',
  'packages/devnet/test/convert.test.ts',
  'packages/devnet/test/explorer.test.ts',
  'packages/devnet/test/faucet.test.ts',
  'packages/devnet/test/history.test.ts',
  'packages/devnet/test/mail.test.ts',
  'packages/devnet/test/miscApi.test.ts',
  'packages/devnet/test/onramp.test.ts',
  'packages/devnet/test/social.test.ts',
  'packages/devnet/test/solana.test.ts',
  'packages/devnet/test/wallet.test.ts',
  'test/package/docs.test.ts',
  'test/package/exports.test.ts',
  'test/package/register.test.ts',
  'test/package/removable.test.ts',
  'test/package/site.test.ts',
  'test/security/fuzz/frame.test.ts',
]

const root = fileURLToPath(new URL('..', import.meta.url))
/** They need a process of their own, which costs more than they do. */
const apartUnits = ['src', 'packages', 'test', 'playground'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true })
    .map((path) => `${folder}/${String(path).replaceAll('\\', '/')}`)
    .filter((path) => /\.apart\.test\.tsx?$/.test(path))
    .filter((path) => !path.includes('node_modules')),
)

/** Unit tests that `npm test` leaves too. */
export const restUnits = [...slowUnits, ...apartUnits].sort()

/**
 * Matches the title of a test that `npm test` leaves to `npm run test:rest`.
 * Playwright puts the file's path below `test` before the title.
 */
export const restPattern = new RegExp(
  [
    ...restFiles.map((file) =>
      file.replace('test/', '(^| )').replaceAll('.', '\\.'),
    ),
    '@rest\\b',
  ].join('|'),
)

/** Keys and permissions expire: beside tests that skip weeks, they have. */
const timed = '(exportKey|grantPermissions|permissions)'

/**
 * The browser tests of `npm run test:rest` in three parts that run in parallel.
 * The other engines follow the last one.
 *
 * @type {readonly [string, string][]} Name and pattern.
 */
export const restThirds = [
  ['the rest 1', `test/((browser|guide|security)/|e2e/${timed}\\.)`],
  ['the rest 2', 'test/e2e/(modal|solana)/'],
  ['the rest 3', `test/e2e/(?!(modal|solana)/|${timed}\\.)`],
]
