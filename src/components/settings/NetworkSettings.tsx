'use client'
import { NAME_MAX_LENGTH } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useModal } from '../../hooks/useModal.js'
import { useNetworks } from '../../hooks/useNetworks.js'
import { NetworkTile } from '../parts/NetworkTile.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { SettingRow } from './SettingRow.js'

/** Where the account is; it leads to the other networks. */
export function NetworkSettings() {
  const { titles } = useStrings()
  const { settings } = useInsideStrings()
  const { go } = useModal()
  const { active } = useNetworks()
  if (!active) return null
  const name = cleanText(active.name, NAME_MAX_LENGTH)
  return (
    <SettingRow
      detail={active.isSupported ? titles.Networks : settings.notOffered}
      onClick={() => go({ view: 'Networks' })}
      tile={<NetworkTile caipNetworkId={active.caipNetworkId} name={name} />}
      title={<bdi>{name}</bdi>}
    />
  )
}
