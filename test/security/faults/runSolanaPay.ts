import { http } from 'viem'
import { anvil as chain } from 'viem/chains'
import { createConfig } from 'wagmi'
import { createKit } from '../../../src/createKit.js'
import { sendToken } from '../../../src/solana/send/sendToken.js'
import { localnet } from '../../setup/solana/createSolanaPage.js'
import { createSolanaStub } from '../../setup/solana/createSolanaStub.js'
import { payOnce } from './payOnce.js'
import { runSolanaPayment } from './runSolanaPayment.js'

/** Makes a payment by `pay` on Solana; most are orders with an ID. */
export const runSolanaPay: typeof runSolanaPayment = (world, seed) =>
  runSolanaPayment(world, seed, {
    hasTabs: true,
    async createSend({ account, context, storage }) {
      const { port } = createSolanaStub()
      const state = {
        ...port.getState(),
        accounts: [account],
        network: localnet,
        status: 'connected',
      } as const
      const kit = createKit({
        capabilities: { send: [localnet] },
        config: createConfig({
          chains: [chain],
          storage: null,
          transports: { [chain.id]: http('http://unused') },
        }),
        projectId: 'test',
        solana: () => ({
          ...port,
          clusters: context.clusters,
          getState: () => state,
          sendToken: (parameters) => sendToken(context, parameters),
        }),
        storage,
      })
      return ({ amount, onStep, resend, signal, to, token }) =>
        payOnce(kit, {
          id: seed % 3 === 0 ? undefined : `order-${seed}`,
          onStep: onStep as never,
          ...{ resend, signal },
          options: {
            amount,
            paymentAsset: {
              network: localnet,
              asset: token,
              metadata: { name: 'Gold', symbol: 'GLD', decimals: 9 },
            },
            recipient: to,
          },
        })
    },
  })
