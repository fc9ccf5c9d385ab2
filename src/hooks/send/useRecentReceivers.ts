'use client'
import { useMemo } from 'react'
import { getAddress } from 'viem'
import type { AccountNamespace } from '../../core/account/account.js'
import { isEvmAddress } from '../../core/address/isEvmAddress.js'
import { listReceivers } from '../../features/payments/listReceivers.js'
import { useKit } from '../useKit.js'

/** Hook for reading the last three addresses this browser has sent to. */
export function useRecentReceivers(
  parameters: useKit.Parameters & { namespace: AccountNamespace },
): readonly string[] {
  const { namespace } = parameters
  const kit = useKit(parameters)
  return useMemo(
    () =>
      listReceivers(kit, { namespace })
        .slice(0, RECENT_RECEIVERS)
        .map((address) =>
          isEvmAddress(address) ? getAddress(address) : address,
        ),
    [kit, namespace],
  )
}

const RECENT_RECEIVERS = 3
