'use client'
import { useState } from 'react'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { useContacts } from '../../hooks/useContacts.js'
import { Avatar } from '../parts/Avatar.js'
import { Button } from '../parts/Button.js'
import { Input } from '../parts/Input.js'
import { FullAddress } from '../send/FullAddress.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Form that renames or removes a contact. */
export function EditContact({ contact, onRemove, onSave }: EditContact.Props) {
  const { send, settings } = useInsideStrings()
  const [name, setName] = useState(contact.name)
  const isNamed = cleanText(name, NAME_MAX_LENGTH) !== ''
  return (
    <form
      className="lk-session"
      onSubmit={(event) => {
        event.preventDefault()
        if (isNamed) onSave(name)
      }}
    >
      <div className="lk-session-head">
        <Avatar address={contact.address} />
        <FullAddress address={contact.address} />
      </div>
      <Input
        autoComplete="off"
        autoFocus
        label={send.contactName}
        maxLength={NAME_MAX_LENGTH}
        onChange={({ target }) => setName(target.value)}
        type="text"
        value={name}
      />
      <Button aria-disabled={!isNamed} type="submit" variant="primary">
        {send.saveContact}
      </Button>
      <Button onClick={onRemove} variant="text">
        {settings.removeContact}
      </Button>
    </form>
  )
}

export declare namespace EditContact {
  type Props = {
    contact: useContacts.ReturnType['contacts'][number]
    onRemove: () => void
    onSave: (name: string) => void
  }
}
