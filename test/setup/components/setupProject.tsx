import { QueryClient } from '@tanstack/react-query'
import { connect } from '@wagmi/core'
import { http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet, optimism } from 'viem/chains'
import { createConfig } from 'wagmi'
import { createKit } from '../../../src/createKit.js'
import { createWrapper } from '../kit/createWrapper.js'
import { createWallet } from '../wallet/createWallet.js'

/** First key of the well-known development mnemonic. */
export const signer = privateKeyToAccount(
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
)

export type ProjectRequest = { url: URL; body: Record<string, unknown> }
type Answer = (request: ProjectRequest) => unknown

const chains: Answer = () => ({ http: ['eip155:1', 'eip155:10'] })

/**
 * Creates a kit with a wallet that signs automatically, on an API whose
 * responses the test sets by method and path. Anything else is not found.
 */
export async function setupProject(parameters: setupProject.Parameters = {}) {
  const { answers = {}, isConnected = true, ...options } = parameters
  const { answerRevoke = signRevocation, answerWallet, ...kitOptions } = options
  const all: Record<string, Answer> = {
    'GET /v1/supported-chains': chains,
    ...answers,
  }
  const requests: string[] = []
  const fetch = async (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(input)
    const name = `${init.method ?? 'GET'} ${decodeURIComponent(url.pathname)}`
    requests.push(name)
    const answer = all[name]
    if (!answer) return Response.json({}, { status: 404 })
    const body = init.body ? JSON.parse(String(init.body)) : {}
    const found = await answer({ body, url })
    return found instanceof Response ? found : Response.json(found)
  }
  const wallet = createWallet({
    accounts: () => [signer.address],
    chainId: mainnet.id,
    intercept: async ({ method, params = [] }) => {
      if (method === 'wallet_revokePermissions')
        return answerRevoke(params as never)
      const answer = answerWallet?.[method]
      if (answer) return answer(params)
      if (method !== 'personal_sign') throw new Error(method)
      return signer.signMessage({
        message: { raw: params[0] as `0x${string}` },
      })
    },
    url: 'http://localhost:1',
  })
  const config = createConfig({
    chains: [mainnet, optimism],
    connectors: [wallet.connector],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: {
      [mainnet.id]: http('http://localhost:1'),
      [optimism.id]: http('http://localhost:1'),
    },
  })
  const [connector] = config.connectors
  if (isConnected && connector) await connect(config, { connector })
  const hosts = {
    api: 'http://localhost:4000',
    explorer: 'http://localhost:4000',
    onramp: 'http://localhost:4001',
  }
  const kit = createKit({ config, hosts, projectId: 'test', ...kitOptions })
  const queryClient = new QueryClient()
  const wrapper = createWrapper(kit, queryClient)
  return {
    answers: all,
    config,
    count: (name: string) => requests.filter((one) => one === name).length,
    fetch,
    kit,
    queryClient,
    requests,
    wallet,
    wrapper,
  }
}

function signRevocation({ pci }: { pci: string }) {
  return signer.signMessage({ message: `Revoke app permission ${pci}` })
}

export declare namespace setupProject {
  type Parameters = Partial<
    Pick<
      createKit.Parameters,
      | 'capabilities'
      | 'debug'
      | 'features'
      | 'logger'
      | 'onEvent'
      | 'onramp'
      | 'solana'
    >
  > & {
    /** Responses by method and path, such as `GET /v1/onramp/options`. */
    answers?: Record<string, Answer> | undefined
    isConnected?: boolean | undefined
    /** Answers of the wallet, by method. */
    answerWallet?:
      | Record<string, (params: readonly unknown[]) => unknown>
      | undefined
    /** Answers `wallet_revokePermissions`; by default signs the ID. */
    answerRevoke?: ((params: { pci: string }) => unknown) | undefined
  }
}
