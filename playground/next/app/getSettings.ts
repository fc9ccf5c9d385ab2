import { mainnet } from 'wagmi/chains'

/** Where the services are: this app's environment, else the hosted ones. */
export function getSettings() {
  const env = process.env
  const localRpcUrl = env.LATCHKEY_CHAIN_RPC_URL
  return {
    project: {
      projectId: env.LATCHKEY_PROJECT_ID ?? 'local',
      hosts: {
        api: env.LATCHKEY_API_URL,
        explorer: env.LATCHKEY_API_URL,
        frame: env.LATCHKEY_FRAME_URL,
        relay: env.LATCHKEY_RELAY_URL,
        rpc: env.LATCHKEY_API_URL,
      },
    },
    isLocal: localRpcUrl !== undefined,
    rpcUrl: localRpcUrl ?? mainnet.rpcUrls.default.http[0],
  }
}

export type Settings = ReturnType<typeof getSettings>
