import { useQuery } from '@tanstack/react-query'
import { useActiveAccount } from 'latchkey'
import type { Local } from '../local.js'
import { friend } from './friend.js'

/** Whether the cluster knows of a payment from the account to the friend. */
export function useHasSentSolana({ solana }: Local): boolean {
  const from = useActiveAccount({ namespace: 'solana' })?.address
  async function ask<result>(method: string, ...params: unknown[]) {
    const response = await fetch(solana.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const answer = await response.json()
    return answer.result as result
  }
  async function isPaid(signature: string) {
    const found = await ask<Transaction | null>('getTransaction', signature, {
      commitment: 'confirmed',
      encoding: 'json',
      maxSupportedTransactionVersion: 0,
    })
    const keys = found?.transaction.message.accountKeys ?? []
    return keys[0] === from && keys.includes(friend.solana.address)
  }
  const { data = false } = useQuery({
    queryKey: ['sent', 'solana', from],
    enabled: from !== undefined,
    queryFn: async () => {
      const options = { commitment: 'confirmed', limit: 20 }
      const found = await ask<Entry[]>('getSignaturesForAddress', from, options)
      const landed = found.filter(({ err }) => err === null)
      const all = landed.map(({ signature }) => isPaid(signature))
      return (await Promise.all(all)).includes(true)
    },
    refetchInterval: ({ state }) => (state.data ? false : 2_000),
  })
  return data
}

type Entry = { err: unknown; signature: string }
type Transaction = { transaction: { message: { accountKeys: string[] } } }
