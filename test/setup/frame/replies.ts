import type { MessageName } from '../../../src/frame/protocol/protocol.js'

const address = '0x000000000000000000000000000000000000dEaD'
const email = 'mallory@example.com'

export const user = {
  address,
  chainId: 666,
  email,
  accounts: [{ address, type: 'eoa' }],
}

/** A response that the schema accepts, for every request. */
export const replies: { [name in MessageName]: unknown } = {
  SWITCH_NETWORK: { chainId: 666 },
  CONNECT_EMAIL: { action: 'CONNECT' },
  CONNECT_DEVICE: undefined,
  CONNECT_OTP: undefined,
  CONNECT_SOCIAL: user,
  GET_FARCASTER_URI: { url: 'https://evil.example' },
  CONNECT_FARCASTER: { userName: 'mallory' },
  GET_USER: user,
  GET_SOCIAL_RESULT: { status: 'PENDING' },
  GET_SOCIAL_REDIRECT_URI: { uri: 'https://evil.example' },
  KEEP_ACCOUNT: { isStored: true },
  SIGN_OUT: undefined,
  IS_CONNECTED: { isConnected: false },
  GET_CHAIN_ID: { chainId: 666 },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: { smartAccountEnabledNetworks: [666] },
  INIT_SMART_ACCOUNT: { address, isDeployed: true },
  SET_PREFERRED_ACCOUNT: { type: 'eoa', address },
  RPC_REQUEST: '0xf0f0',
  RPC_ABORT: undefined,
  UPDATE_EMAIL: { action: 'VERIFY_PRIMARY_OTP' },
  UPDATE_EMAIL_PRIMARY_OTP: undefined,
  UPDATE_EMAIL_SECONDARY_OTP: { newEmail: email },
  SYNC_THEME: undefined,
  SYNC_DAPP_DATA: undefined,
  RELOAD: undefined,
  PING: undefined,
}
