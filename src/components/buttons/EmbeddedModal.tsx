'use client'
import type { ModalStart } from '../../core/modal/modal.js'
import { useLoadLanguage } from '../../modal/language/useLoadLanguage.js'
import { useEmbedModal } from '../../modal/stack/useEmbedModal.js'
import { Lazy } from '../dialog/Lazy.js'
import { modalSources } from '../dialog/modalSources.js'
import { loadSetLocale } from '../strings/loadSetLocale.js'
import { FailedButton } from './FailedButton.js'
import { Guarded } from './Guarded.js'

/**
 * Modal rendered inline in the page instead of as a dialog. Shows the ways to
 * connect, then the account, or a single view. Opening the modal elsewhere
 * shows its view here. Only one per page is rendered; a second stays empty.
 *
 * @param props.view - view to start at; default the ways to connect, then the
 * account
 * @param props.data - data of the view, as for `open` of `useModal`
 * @throws KitProviderNotFoundError
 *
 * @example
 * <EmbeddedModal view="WalletReceive" />
 */
export function EmbeddedModal(props: EmbeddedModal.Props) {
  return (
    <Guarded>
      <Embedded {...props} />
    </Guarded>
  )
}

function Embedded(props: EmbeddedModal.Props) {
  const isHere = useEmbedModal(props)
  useLoadLanguage(loadSetLocale, isHere)
  if (!isHere) return null
  return (
    <Lazy
      renderFailure={(retry) => <FailedButton onRetry={retry} />}
      source={modalSources.embedded}
    />
  )
}

export declare namespace EmbeddedModal {
  /** Initial view and its data. */
  type Props = ModalStart
}
