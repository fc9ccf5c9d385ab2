'use client'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { useIdentity } from '../../hooks/useIdentity.js'

/** Returns the registered name of an account, or its truncated address. */
export function useAccountText(address: string | undefined): string {
  const { data } = useIdentity({ address, query: { enabled: !!address } })
  const name = cleanText((!data?.warning && data?.name) || '', NAME_MAX_LENGTH)
  return name || truncateAddress(address ?? '')
}
