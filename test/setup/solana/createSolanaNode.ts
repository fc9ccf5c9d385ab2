import { getAssociatedTokenAddressSync } from '@solana/spl-token'
import { Connection, PublicKey } from '@solana/web3.js'
import { answerSolana } from '../../../packages/devnet/src/solana/answerSolana.js'
import { createSolanaChain } from '../../../packages/devnet/src/solana/createSolanaChain.js'
import type { Vm } from '../../../packages/devnet/src/solana/createVm.js'
import { readToken } from '../../../packages/devnet/src/solana/readToken.js'

/**
 * What happens to a request on its way. Without it, requests are just
 * answered.
 */
export type Intercept = (
  call: { method: string; params: unknown[] },
  answer: () => unknown,
) => unknown

/**
 * Creates a Solana chain inside the test, whose time stands still until
 * `warp`, with web3.js connections that reach it without a network.
 *
 * An `intercept` returns the JSON-RPC response, a text in place of one, or a
 * number as the HTTP status, or throws for a broken connection.
 */
export function createSolanaNode(): createSolanaNode.ReturnType {
  const { chain, context } = createSolanaChain({ isPaused: true })
  const { control, give, tokens } = chain
  return {
    control,
    mints: { spl: tokens.usd.address, token2022: tokens.silver.address },
    fund: (address) => {
      give(address, { sol: '10', usd: '1000', silver: '50' })
    },
    getAmount(address, mint) {
      const { vm } = context
      if (!mint) return vm.getAccount(address)?.lamports ?? 0n
      const account = vm.getAccount(toTokenAccount(vm, address, mint))
      return (account && readToken(vm, account)?.amount) ?? 0n
    },
    answer: (method, params) =>
      answerSolana({ jsonrpc: '2.0', id: 1, method, params }, context),
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
    /** Sends an account 10 SOL, 1000 and 50 tokens. */
    fund(address: string): void
    /**
     * Returns the current amount in base units, of SOL without a mint, else of
     * the address's associated token account.
     */
    getAmount(address: string, mint?: string | undefined): bigint
    /** Returns the JSON-RPC response to a request. */
    answer(method: string, params: unknown): unknown
    /** Whether the transaction has landed. */
    find(signature: string): boolean
    /** Sends a base64 transaction unchecked, as a wallet's own node does. */
    submit(transaction: string): void
    connect(intercept?: Intercept | undefined): Connection
  }
}

function toTokenAccount(vm: Vm, address: string, mint: string) {
  const program = new PublicKey(vm.getAccount(mint)?.owner ?? mint)
  const [key, owner] = [new PublicKey(mint), new PublicKey(address)]
  return getAssociatedTokenAddressSync(key, owner, true, program).toBase58()
}

type ReturnTypeOf<run extends (...values: never[]) => unknown> = ReturnType<run>

const wire = { encoding: 'base64', skipPreflight: true }
