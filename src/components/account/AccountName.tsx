'use client'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useIdentity } from '../../hooks/useIdentity.js'

/** Registered name of an account, shown above its address. Often absent. */
export function AccountName({ address }: { address: string }) {
  const { data } = useIdentity({ address })
  const name = cleanText((!data?.warning && data?.name) || '', NAME_MAX_LENGTH)
  if (!name) return null
  return (
    <p className="lk-account-name">
      <bdi translate="no">{name}</bdi>
    </p>
  )
}
