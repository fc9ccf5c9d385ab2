'use client'
import { groupAddress } from '../../core/format/groupAddress.js'

/** The whole address in groups of four, which stay together on a line. */
export function AddressGroups({ address }: AddressGroups.Props) {
  const [head, ...groups] = groupAddress(address)
  const all = head === '0x' ? groups : [head, ...groups]
  return (
    <p className="lk-address" dir="ltr">
      {head === '0x' && <span className="lk-address-head">{head}</span>}
      {all.map((group, index) => (
        // The same group may come twice, and none ever moves.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span className="lk-address-group" key={index}>
          {group}
        </span>
      ))}
    </p>
  )
}

export declare namespace AddressGroups {
  type Props = { address: string }
}
