import { Connection } from '@solana/web3.js'
import { answerSolana } from '../../../playground/services/solana/answerSolana.js'
import { createSolanaChain } from '../../../playground/services/solana/createSolanaChain.js'

/** What becomes of a request on its way; without, it is just answered. */
export type Intercept = (
  call: { method: string; params: unknown[] },
  answer: () => unknown,
) => unknown

/**
 * A Solana chain inside the test, whose time stands still until `warp`, with
 * connections of web3.js that reach it without a network.
 *
 * An `intercept` gives the JSON-RPC answer, text in place of one, a number as
 * the HTTP status, or throws for a broken connection.
 */
export function createSolanaNode(): createSolanaNode.ReturnType {
  const { chain, context } = createSolanaChain({ isPaused: true })
  const { control, getHoldings, give, tokens } = chain
  return {
    control,
    mints: { spl: tokens.usd.address, token2022: tokens.silver.address },
    fund: (address) => {
      give(address, { sol: '10', usd: '1000', silver: '50' })
    },
    getAmount: (address, mint) =>
      getHoldings(address).find(({ token }) => token?.address === mint)
        ?.amount ?? 0n,
    find: (signature) => context.ledger.find(signature) !== undefined,
    submit(text) {
      answerSolana(
        { id: 1, method: 'sendTransaction', params: [text, wire] },
        context,
      )
    },
    connect: (intercept = (_, answer) => answer()) =>
      new Connection('http://localhost:1', {
        commitment: 'confirmed',
        disableRetryOnRateLimit: true,
        fetch: (async (_: string, { body }: { body: string }) => {
          const call = JSON.parse(body)
          const found = await intercept(call, () => answerSolana(call, context))
          const status = typeof found === 'number' ? found : 200
          const text = typeof found === 'string' ? found : JSON.stringify(found)
          return {
            ok: status === 200,
            status,
            statusText: 'Status',
            text: async () => text,
          }
        }) as never,
      }),
  }
}

export declare namespace createSolanaNode {
  type ReturnType = {
    control: ReturnTypeOf<typeof createSolanaChain>['chain']['control']
    mints: { spl: string; token2022: string }
    /** 10 SOL, 1000 and 50 tokens. */
    fund(address: string): void
    /** Base units on the chain right now, of SOL without a mint. */
    getAmount(address: string, mint?: string | undefined): bigint
    /** Whether it has landed. */
    find(signature: string): boolean
    /** Sends a base64 transaction unchecked, as a wallet's own node does. */
    submit(transaction: string): void
    connect(intercept?: Intercept | undefined): Connection
  }
}

type ReturnTypeOf<run extends (...values: never[]) => unknown> = ReturnType<run>

const wire = { encoding: 'base64', skipPreflight: true }
