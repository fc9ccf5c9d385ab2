import { useQuery } from '@tanstack/react-query'
import { useActiveAccount } from 'latchkey'
import { erc20Abi } from 'viem'
import { usePublicClient } from 'wagmi'
import type { Local } from '../local.js'
import { friend } from './friend.js'

/** Whether the chain knows of a transfer from the account to the friend. */
export function useHasSent({ chains, tokens }: Local): boolean {
  const client = usePublicClient({ chainId: chains[0]?.id })
  const from = useActiveAccount({ namespace: 'eip155' })?.address
  const { data = false } = useQuery({
    queryKey: ['sent', from],
    enabled: from !== undefined && client !== undefined,
    queryFn: async () => {
      const transfers = await client?.getContractEvents({
        abi: erc20Abi,
        address: tokens.usd.address,
        args: { from: from ?? '0x', to: friend.address },
        eventName: 'Transfer',
        fromBlock: 0n,
      })
      return Boolean(transfers?.length)
    },
    refetchInterval: ({ state }) => (state.data ? false : 2_000),
  })
  return data
}
