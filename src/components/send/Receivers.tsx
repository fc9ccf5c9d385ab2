'use client'
import type { AccountNamespace } from '../../core/account/account.js'
import { foldCase } from '../../core/address/foldCase.js'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { useRecentReceivers } from '../../hooks/send/useRecentReceivers.js'
import { useContacts } from '../../hooks/useContacts.js'
import { Avatar } from '../parts/Avatar.js'
import { Row } from '../parts/Row.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** At most this many contacts are offered; typing finds the others. */
const CONTACTS_SHOWN = 4

/**
 * Contacts and recent recipients below an empty field, and contacts whose name
 * has what is typed. A choice fills in the address.
 */
export function Receivers({ namespace, onChoose, typed }: Receivers.Props) {
  const { send } = useInsideStrings()
  const { contacts } = useContacts({ namespace })
  const recents = useRecentReceivers({ namespace })
  const wanted = typed.toLowerCase()
  const found = contacts
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .slice(0, CONTACTS_SHOWN)
  const known = new Set(contacts.map(({ address }) => foldCase(address)))
  const others = typed
    ? []
    : recents.filter((address) => !known.has(foldCase(address)))
  return (
    <>
      {found.length > 0 && (
        <section aria-label={send.contacts}>
          <h3 className="lk-group-title">{send.contacts}</h3>
          {found.map(({ address, name }) => (
            <Row
              detail={<ShortAddress address={address} />}
              key={address}
              onClick={() => onChoose(address)}
              tile={<Avatar address={address} />}
              title={<bdi translate="no">{name}</bdi>}
            />
          ))}
        </section>
      )}
      {others.length > 0 && (
        <section aria-label={send.recentReceivers}>
          <h3 className="lk-group-title">{send.recentReceivers}</h3>
          {others.map((address) => (
            <Row
              key={address}
              onClick={() => onChoose(address)}
              tile={<Avatar address={address} />}
              title={<ShortAddress address={address} />}
            />
          ))}
        </section>
      )}
    </>
  )
}

export declare namespace Receivers {
  type Props = {
    namespace: AccountNamespace
    onChoose: (address: string) => void
    typed: string
  }
}

function ShortAddress({ address }: { address: string }) {
  return (
    <bdi dir="ltr" translate="no">
      {truncateAddress(address)}
    </bdi>
  )
}
