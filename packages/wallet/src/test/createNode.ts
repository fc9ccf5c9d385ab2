import {
  ACCOUNT_SIZE,
  AccountLayout,
  MINT_SIZE,
  MintLayout,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import { PublicKey } from '@solana/web3.js'
import { HostError } from 'latchkey/frame'
import type { Rpc } from '../node/createRpc.js'

type Account = { owner: PublicKey; data: Uint8Array; executable?: boolean }

/** A node with the accounts that a test gives it, as the frame asks it. */
export function createNode(blockhash: string) {
  const accounts = new Map<string, Account>()
  const calls: { method: string; params: unknown[]; url: string }[] = []
  const overrides = new Map<string, (params: unknown[]) => unknown>()

  const answers: Record<string, (params: unknown[]) => unknown> = {
    getMultipleAccounts: ([addresses]) => ({
      context: { slot: 1 },
      value: (addresses as string[]).map((address) => {
        const account = accounts.get(address)
        if (!account) return null
        const data = Buffer.from(account.data).toString('base64')
        return {
          data: [data, 'base64'],
          executable: account.executable ?? false,
          lamports: 1,
          owner: account.owner.toBase58(),
        }
      }),
    }),
    getMinimumBalanceForRentExemption: ([size]) => (Number(size) + 128) * 6960,
    isBlockhashValid: ([hash]) => ({ value: hash === blockhash }),
    simulateTransaction: () => ({ value: { err: null, logs: [] } }),
    sendTransaction: () => 'signature',
  }

  const rpc: Rpc = async (chain, method, params) => {
    const list = params as unknown[]
    calls.push({ method, params: list, url: chain.rpcUrls[0] ?? '' })
    const answer = overrides.get(method) ?? answers[method]
    if (!answer) throw new HostError({ message: 'not found', code: -32601 })
    return answer(list)
  }

  return {
    calls,
    overrides,
    rpc,
    /** Forgets accounts, calls and overrides. */
    reset() {
      accounts.clear()
      overrides.clear()
      calls.length = 0
    },
    setAccount(address: PublicKey, account: Account) {
      accounts.set(address.toBase58(), account)
    },
    setMint(address: PublicKey, decimals: number, program = TOKEN_PROGRAM_ID) {
      const data = new Uint8Array(MINT_SIZE)
      MintLayout.encode(
        {
          mintAuthorityOption: 0,
          mintAuthority: PublicKey.default,
          supply: 0n,
          decimals,
          isInitialized: true,
          freezeAuthorityOption: 0,
          freezeAuthority: PublicKey.default,
        },
        data,
      )
      accounts.set(address.toBase58(), { owner: program, data })
    },
    setTokenAccount(
      address: PublicKey,
      { mint, owner }: { mint: PublicKey; owner: PublicKey },
      program = TOKEN_PROGRAM_ID,
    ) {
      const data = new Uint8Array(ACCOUNT_SIZE)
      AccountLayout.encode(
        {
          mint,
          owner,
          amount: 1n,
          delegateOption: 0,
          delegate: PublicKey.default,
          delegatedAmount: 0n,
          state: 1,
          isNativeOption: 0,
          isNative: 0n,
          closeAuthorityOption: 0,
          closeAuthority: PublicKey.default,
        },
        data,
      )
      accounts.set(address.toBase58(), { owner: program, data })
    },
  }
}
