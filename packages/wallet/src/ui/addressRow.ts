import { getAddress, isAddress } from 'viem'
import type { Row } from './view.js'

/** A line with an address in full, in the letters of its checksum. */
export function addressRow(label: string, value: string): Row {
  const isEvm = isAddress(value, { strict: false })
  return { label, value: isEvm ? getAddress(value) : value, kind: 'address' }
}
