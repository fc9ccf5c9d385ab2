'use client'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useFeature } from '../../hooks/useFeature.js'
import { useModal } from '../../hooks/useModal.js'
import { useReverseNames } from '../../hooks/useReverseNames.js'
import { AccountIcon } from '../account/AccountIcon.js'
import { accountTargets } from '../account/accountTargets.js'
import { Skeleton } from '../parts/Skeleton.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { SettingMark } from './SettingMark.js'
import { SettingRow } from './SettingRow.js'

/** Names of the account, or a link to register one. */
export function NameSettings() {
  const { settings } = useInsideStrings()
  const { go } = useModal()
  const isPossible = useFeature({ feature: 'names' })
  const { data, isLoading } = useReverseNames({
    query: { enabled: isPossible },
  })
  // The rows below stay where they are.
  if (isLoading) return <Skeleton shape="row" />
  if (!isPossible || !data) return null
  const tile = (
    <SettingMark>
      <AccountIcon name="tag" />
    </SettingMark>
  )
  if (data.records.length === 0)
    return (
      <SettingRow
        detail={settings.noNameHint}
        onClick={() => go(accountTargets.name)}
        tile={tile}
        title={settings.noName}
      />
    )
  return data.records.map(({ name }) => (
    <SettingRow
      detail={settings.name}
      key={name}
      tile={tile}
      title={<bdi translate="no">{cleanText(name, NAME_MAX_LENGTH)}</bdi>}
    />
  ))
}
