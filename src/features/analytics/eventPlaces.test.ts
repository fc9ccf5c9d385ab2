import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { KitEventName } from '../../core/analytics/events.js'

const views = 'features/analytics/toViewEvents.ts'
const names = 'features/analytics/toEvents.ts'
const social = 'actions/connectSocial.ts'
const finish = 'actions/social/finishSocialLogin.ts'
const send = 'actions/send/startSend.ts'
const swap = 'actions/swap/startSwap.ts'

/** Where each event is raised. A missing event does not compile. */
const places: Readonly<Record<KitEventName, string>> = {
  INITIALIZE: 'features/analytics/createRecorder.ts',
  INTERNAL_SDK_ERROR: 'features/analytics/createRecorder.ts',
  MODAL_OPEN: 'features/analytics/watchEvents.ts',
  MODAL_CLOSE: 'features/analytics/watchEvents.ts',
  CLICK_ALL_WALLETS: views,
  SELECT_WALLET: views,
  CLICK_WALLET_HELP: views,
  CLICK_NETWORK_HELP: views,
  CLICK_GET_WALLET_HELP: views,
  CLICK_NETWORKS: views,
  CLICK_TRANSACTIONS: views,
  EMAIL_EDIT: views,
  CLICK_CONVERT: views,
  CLICK_SELECT_TOKEN_TO_SWAP: views,
  CLICK_SELECT_NETWORK_TO_SWAP: views,
  SELECT_BUY_CRYPTO: views,
  SELECT_WHAT_IS_A_BUY: views,
  OPEN_SWAP: views,
  OPEN_ENS_FLOW: views,
  OPEN_SEND: views,
  USER_REJECTED: names,
  SEND_REJECTED: names,
  SOCIAL_LOGIN_CANCELED: names,
  CONNECT_SUCCESS: 'actions/connect/runConnect.ts',
  CONNECT_ERROR: 'actions/connect/runConnect.ts',
  CONNECT_PROXY_ERROR: 'actions/openWalletLink.ts',
  DISCONNECT_SUCCESS: 'actions/disconnectAccount.ts',
  DISCONNECT_ERROR: 'actions/disconnectAccount.ts',
  SWITCH_NETWORK: 'actions/switchNetwork.ts',
  ERROR_FETCH_TRANSACTIONS: 'actions/getActivity.ts',
  LOAD_MORE_TRANSACTIONS: 'actions/getActivity.ts',
  CLICK_SIGN_SIWX_MESSAGE: 'actions/signIn.ts',
  SIWX_AUTH_SUCCESS: 'actions/signIn.ts',
  SIWX_AUTH_ERROR: 'actions/signIn.ts',
  CLICK_CANCEL_SIWX: 'actions/signIn/cancelSignIn.ts',
  EMAIL_LOGIN_SELECTED: 'components/login/EmailForm.tsx',
  EMAIL_SUBMITTED: 'actions/connectEmail.ts',
  EMAIL_VERIFICATION_CODE_SENT: 'actions/connectEmail.ts',
  DEVICE_REGISTERED_FOR_EMAIL: 'actions/connectDevice.ts',
  EMAIL_VERIFICATION_CODE_PASS: 'actions/connectOtp.ts',
  EMAIL_VERIFICATION_CODE_FAIL: 'actions/connectOtp.ts',
  EMAIL_UPGRADE_FROM_MODAL: 'modal/login/useModalEmailUpdate.ts',
  SELECT_BUY_PROVIDER: 'hooks/useOnramp.ts',
  SET_PREFERRED_ACCOUNT_TYPE: 'actions/setPreferredAccountType.ts',
  INITIATE_SWAP: swap,
  SWAP_SUCCESS: swap,
  SWAP_ERROR: swap,
  SWAP_APPROVAL_ERROR: swap,
  SOCIAL_LOGIN_STARTED: social,
  SOCIAL_LOGIN_ERROR: social,
  SOCIAL_LOGIN_REQUEST_USER_DATA: finish,
  SOCIAL_LOGIN_SUCCESS: finish,
  REGISTER_NAME_INITIATED: 'actions/registerName.ts',
  REGISTER_NAME_SUCCESS: 'actions/registerName.ts',
  REGISTER_NAME_ERROR: 'actions/registerName.ts',
  SEND_INITIATED: send,
  SEND_SUCCESS: send,
  SEND_ERROR: send,
  SEARCH_WALLET: 'actions/getWallets.ts',
  GET_WALLET: 'components/views/DownloadsView.tsx',
  WALLET_IMPRESSION_V2: 'features/analytics/toImpressions.ts',
  PAY_MODAL_OPEN: views,
  PAY_EXCHANGE_SELECTED: 'modal/pay/usePayFlow.ts',
  PAY_INITIATED: 'actions/pay/startPay.ts',
  PAY_SUCCESS: 'features/pay/emitPayResult.ts',
  PAY_ERROR: 'features/pay/emitPayResult.ts',
}

const read = (place: string) =>
  readFileSync(new URL(`../../${place}`, import.meta.url), 'utf8')

test.each(Object.entries(places))('%s is raised in %s', (event, place) => {
  const source = read(place)
  expect(source).toContain(`'${event}'`)
  // A view is an event in the table of views, all others are emitted.
  expect(source).toMatch(/\bemit\(|deliver\(|'VIEW'|'LISTED'|toName/)
})
