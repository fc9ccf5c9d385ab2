import type { MessageName } from '../../../src/frame/protocol/protocol.js'

const address = `0x${'12'.repeat(20)}`
const user = {
  address,
  chainId: 'eip155:1',
  accounts: [{ address, type: 'eoa' }],
  preferredAccountType: 'eoa',
  email: 'ann@example.org',
  userName: 'ann',
}

/** What an honest app sends, and what an honest frame responds. */
export const samples: Record<MessageName, readonly [unknown, unknown]> = {
  SWITCH_NETWORK: [{ chainId: 'eip155:1' }, { chainId: 1 }],
  CONNECT_EMAIL: [{ email: 'ann@example.org' }, { action: 'VERIFY_OTP' }],
  CONNECT_DEVICE: [undefined, undefined],
  CONNECT_OTP: [{ otp: '123456' }, undefined],
  CONNECT_SOCIAL: [{ uri: 'https://w.example/r', chainId: 1 }, user],
  GET_FARCASTER_URI: [undefined, { url: 'https://farcaster.example' }],
  CONNECT_FARCASTER: [undefined, { userName: 'ann' }],
  GET_USER: [{ chainId: 'eip155:1' }, { ...user, smartAccountDeployed: false }],
  GET_SOCIAL_REDIRECT_URI: [
    { provider: 'github', ticket: 'ab' },
    { uri: 'https://p.example', state: 's' },
  ],
  GET_SOCIAL_RESULT: [{ state: 's' }, { status: 'PENDING' }],
  KEEP_ACCOUNT: [undefined, { isStored: true }],
  SIGN_OUT: [undefined, undefined],
  IS_CONNECTED: [{ token: 't' }, { isConnected: true }],
  GET_CHAIN_ID: [undefined, { chainId: 1 }],
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: [
    undefined,
    { smartAccountEnabledNetworks: [1, 10] },
  ],
  INIT_SMART_ACCOUNT: [undefined, { address, isDeployed: true }],
  SET_PREFERRED_ACCOUNT: [{ type: 'eoa' }, { type: 'eoa', address }],
  RPC_REQUEST: [
    { method: 'eth_getBalance', params: [address, 'latest'], chainId: 1 },
    '0x1',
  ],
  RPC_ABORT: [{ id: 'a' }, undefined],
  UPDATE_EMAIL: [
    { email: 'ann@example.org' },
    { action: 'VERIFY_PRIMARY_OTP' },
  ],
  UPDATE_EMAIL_PRIMARY_OTP: [{ otp: '1' }, undefined],
  UPDATE_EMAIL_SECONDARY_OTP: [{ otp: '1' }, { newEmail: 'ann@example.org' }],
  SYNC_THEME: [
    { themeMode: 'dark', themeVariables: { a: '1', b: 2 } },
    undefined,
  ],
  SYNC_DAPP_DATA: [
    {
      projectId: 'p',
      sdkType: 'a',
      metadata: { name: 'n', description: 'd', url: 'u', icons: ['i'] },
    },
    undefined,
  ],
  RELOAD: [undefined, undefined],
  PING: [undefined, undefined],
}

const typedData = {
  domain: { chainId: 1, name: 'n' },
  message: { text: 't' },
  primaryType: 'Mail',
  types: { Mail: [{ name: 'text', type: 'string' }] },
}
const evm = { chainId: 'eip155:1', chainNamespace: 'eip155' }
const solana = { chainId: 'solana:localnet', chainNamespace: 'solana' }

/** RPC requests as honest apps make them, with every form of params. */
export const rpcSamples: readonly object[] = [
  { method: 'eth_chainId', ...evm },
  { method: 'eth_call', params: [{ to: address, data: '0x12' }], ...evm },
  { method: 'eth_getLogs', params: [{ topics: [null, ['0x']] }], ...evm },
  { method: 'wallet_getCallsStatus', params: ['0x1'], ...evm },
  { method: 'wallet_showCallsStatus', params: ['0x1'], ...evm },
  { method: 'wallet_getCapabilities', params: [address, ['0x1']], ...evm },
  { method: 'wallet_getAssets', params: [{ account: address }], ...evm },
  { method: 'personal_sign', params: ['0x00', address], ...evm },
  {
    method: 'eth_sendTransaction',
    params: [{ from: address, to: address, value: '0x1', chainId: '0x1' }],
    ...evm,
  },
  { method: 'eth_signTypedData_v4', params: [address, typedData], ...evm },
  {
    method: 'eth_signTypedData_v4',
    params: [address, JSON.stringify(typedData)],
    ...evm,
  },
  {
    method: 'wallet_sendCalls',
    params: [
      {
        version: '2.0.0',
        chainId: '0x1',
        calls: [{ to: address, data: '0x' }],
      },
    ],
    ...evm,
  },
  {
    method: 'eth_sendUserOperation',
    params: [{ sender: address, nonce: '0x1' }, address],
    ...evm,
  },
  { method: 'wallet_grantPermissions', params: [{ expiry: 1 }], ...evm },
  { method: 'wallet_resetAccount', params: [{ address: '0x1' }], ...evm },
  { method: 'wallet_revokePermissions', params: { pci: 'p' }, ...evm },
  {
    method: 'solana_signMessage',
    params: { message: 'm', pubkey: 'p' },
    ...solana,
  },
  { method: 'solana_signTransaction', params: { transaction: 't' }, ...solana },
  {
    method: 'solana_signAllTransactions',
    params: { transactions: ['t', 'u'] },
    ...solana,
  },
  {
    method: 'solana_signAndSendTransaction',
    params: { transaction: 't', options: { maxRetries: 1 } },
    ...solana,
  },
]
