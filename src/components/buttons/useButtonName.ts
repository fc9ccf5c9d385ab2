'use client'
import { useCallback, useState } from 'react'
import { truncateAddress } from '../../core/format/truncateAddress.js'

/**
 * Returns the display name of an account in a button: its address until the
 * lazy slot reports a registered name. Name lookup is not in the initial
 * bundle.
 */
export function useButtonName(address: string | undefined) {
  const [told, setTold] = useState({ address, name: '' })
  const onName = useCallback(
    (name: string) => setTold({ address, name }),
    [address],
  )
  const known = told.address === address && told.name
  return { name: known || truncateAddress(address ?? ''), onName }
}
