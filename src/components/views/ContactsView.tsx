'use client'
import { useEffect, useRef, useState } from 'react'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useContacts } from '../../hooks/useContacts.js'
import { NothingYet } from '../account/NothingYet.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Avatar } from '../parts/Avatar.js'
import { Button } from '../parts/Button.js'
import { LongList } from '../parts/LongList.js'
import { Row } from '../parts/Row.js'
import { EditContact } from '../settings/EditContact.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Contacts of the account: rename, remove, import and export. */
export function ContactsView() {
  const account = useActiveAccount()
  // No account between disconnecting and closing.
  if (!account) return <ViewFrame>{null}</ViewFrame>
  return <Contacts account={account.address} key={account.caipAddress} />
}

function Contacts({ account }: { account: string }) {
  const { settings } = useInsideStrings()
  const { contacts, exportAll, importAll, remove, save } = useContacts({
    account,
  })
  const [result, setResult] = useState<ImportResult>()
  const input = useRef<HTMLInputElement>(null)
  async function importFile(file: File | undefined) {
    if (!file) return
    try {
      setResult(importAll(await file.text()))
    } catch {
      setResult('failed')
    }
  }
  return (
    <ViewFrame
      footer={
        <>
          {contacts.length > 0 && (
            <Button onClick={() => saveFile(exportAll())}>
              {settings.exportContacts}
            </Button>
          )}
          <Button onClick={() => input.current?.click()}>
            {settings.importContacts}
          </Button>
          <input
            accept="application/json,.json"
            aria-label={settings.importContacts}
            hidden
            onChange={({ target }) => {
              importFile(target.files?.[0])
              // The same file can be chosen again.
              target.value = ''
            }}
            ref={input}
            type="file"
          />
        </>
      }
    >
      <div className="lk-settings">
        <ImportNotice result={result} />
        {contacts.length > 0 ? (
          <ContactList {...{ contacts, remove, save }} />
        ) : (
          <NothingYet
            text={settings.noContactsHint}
            title={settings.noContacts}
          />
        )}
      </div>
    </ViewFrame>
  )
}

/** Rows; the one that is pressed becomes a form. */
function ContactList({ contacts, remove, save }: ContactList.Props) {
  const { settings } = useInsideStrings()
  const [edited, setEdited] = useState<string>()
  const list = useRef<LongList.Controls>(null)
  const left = useRef<{ address: string; index: number }>(undefined)
  useEffect(() => {
    const last = left.current
    if (edited !== undefined || !last) return
    left.current = undefined
    // Renamed contacts come first; a removed one leaves its place to the next.
    const index = contacts.findIndex(({ address }) => address === last.address)
    list.current?.focus(
      index >= 0 ? index : Math.min(last.index, contacts.length - 1),
    )
  }, [contacts, edited])
  function leave(address: string) {
    const index = contacts.findIndex((contact) => contact.address === address)
    left.current = { address, index }
    setEdited(undefined)
  }
  return (
    <LongList
      className="lk-list"
      controls={list}
      renderRow={(contact, place) => {
        const { address, name } = contact
        return (
          <li {...place}>
            {edited === address ? (
              <EditContact
                contact={contact}
                onRemove={() => {
                  leave(address)
                  remove({ address })
                }}
                onSave={(name) => {
                  leave(address)
                  save({ address, name })
                }}
              />
            ) : (
              <Row
                detail={
                  <bdi dir="ltr" translate="no">
                    {truncateAddress(address)}
                  </bdi>
                }
                onClick={() => setEdited(address)}
                tile={<Avatar address={address} />}
                title={
                  <>
                    <span className="lk-hidden">
                      {settings.editContact(name)}
                    </span>
                    <bdi aria-hidden="true" translate="no">
                      {name}
                    </bdi>
                  </>
                }
              />
            )}
          </li>
        )
      }}
      rows={contacts}
      toKey={({ address }) => address}
      toText={({ name }) => name}
    />
  )
}

declare namespace ContactList {
  type Props = Pick<useContacts.ReturnType, 'contacts' | 'remove' | 'save'>
}

type ImportResult = ReturnType<useContacts.ReturnType['importAll']> | 'failed'

function ImportNotice({ result }: { result: ImportResult | undefined }) {
  const { settings } = useInsideStrings()
  if (result === 'failed')
    return (
      <p className="lk-problem" role="alert">
        {settings.contactsNotImported}
      </p>
    )
  return (
    <p className={result ? 'lk-sessions-lead' : 'lk-hidden'} role="status">
      {result &&
        settings.contactsImported({
          added: result.added.length,
          skipped: result.skipped,
        })}
    </p>
  )
}

/** Time that browsers get to start the download, in ms. */
const DOWNLOAD_MS = 10_000

function saveFile(json: string) {
  const url = URL.createObjectURL(
    new Blob([json], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.download = 'contacts.json'
  link.href = url
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS)
}
