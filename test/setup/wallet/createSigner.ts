import { createConnector } from '@wagmi/core'
import { type Hex, hexToString } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** Creates a wallet that signs messages, until `refuse` is called. */
export function createSigner(parameters: { key: Hex }) {
  const account = privateKeyToAccount(parameters.key)
  let isRefused = false
  let signed = 0
  const connector = createConnector((config) => ({
    id: 'signer',
    name: 'Signer',
    type: 'test',
    connect: async () => ({
      accounts: [account.address] as never,
      chainId: config.chains[0].id,
    }),
    async disconnect() {},
    getAccounts: async () => [account.address],
    getChainId: async () => config.chains[0].id,
    isAuthorized: async () => false,
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
    getProvider: async () => ({
      async request(request: { method: string; params: readonly Hex[] }) {
        if (request.method !== 'personal_sign') throw { code: 4200 }
        if (isRefused) throw { code: 4001, message: 'no' }
        signed++
        const [message = '0x'] = request.params
        return account.signMessage({ message: hexToString(message) })
      },
    }),
  }))
  return {
    address: account.address,
    connector,
    refuse() {
      isRefused = true
    },
    /** Returns how often it has signed. */
    signed: () => signed,
  }
}
