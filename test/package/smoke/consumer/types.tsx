import { createKit, KitProvider, useBalances, useSendToken } from 'latchkey'
import { authFrame, walletConnect } from 'latchkey/connectors'
import { devnet, solana } from 'latchkey/solana'
import { mainnet } from 'viem/chains'
import { createConfig, http } from 'wagmi'

const project = { projectId: 'smoke' }
const config = createConfig({
  chains: [mainnet],
  transports: { [mainnet.id]: http() },
  connectors: [authFrame(project), walletConnect(project)],
})
const kit = createKit({
  config,
  ...project,
  solana: solana({ clusters: [devnet] }),
})

function Send() {
  const { mutateAsync } = useSendToken()
  const { data } = useBalances()
  const send = () => mutateAsync({ token: 'native', to: '0x', amount: '1.5' })
  return (
    <button type="button" onClick={send}>
      {data?.balances.length}
    </button>
  )
}

export const page = (
  <KitProvider kit={kit}>
    <Send />
  </KitProvider>
)

// @ts-expect-error a project id is needed
authFrame({})
