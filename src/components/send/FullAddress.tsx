'use client'
import { Fragment } from 'react'
import { groupAddress } from '../../core/format/groupAddress.js'
import { classNames } from '../parts/classNames.js'

/** Address in full, because look-alike addresses share their ends. */
export function FullAddress({ address }: { address: string }) {
  return (
    <>
      <span className="lk-hidden" translate="no">
        {address}
      </span>
      <GroupedAddress address={address} />
    </>
  )
}

/** An address in groups, for the eye only. */
export function GroupedAddress({ address }: { address: string }) {
  const groups = groupAddress(address)
  const isEven = groups[0] !== '0x'
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'lk-send-address',
        isEven && 'lk-send-address-even',
      )}
      dir="ltr"
      translate="no"
    >
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <Fragment key={index}>
          <span className="lk-send-address-group">{group}</span>{' '}
        </Fragment>
      ))}
    </span>
  )
}
