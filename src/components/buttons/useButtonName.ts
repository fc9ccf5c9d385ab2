'use client'
import { useCallback, useState } from 'react'
import { truncateAddress } from '../../core/format/truncateAddress.js'

/**
 * What a button calls an account: its address, until the slot that draws it
 * has told the name. Reading names is not in the code that a page starts with.
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
