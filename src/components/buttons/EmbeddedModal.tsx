'use client'
import type { ModalStart } from '../../core/modal/modal.js'
import { useLoadLanguage } from '../../modal/language/useLoadLanguage.js'
import { useEmbedModal } from '../../modal/stack/useEmbedModal.js'
import { Lazy } from '../dialog/Lazy.js'
import { modalSources } from '../dialog/modalSources.js'
import { useThemed } from '../parts/useThemed.js'
import { loadSetLocale } from '../strings/loadSetLocale.js'
import { useButtonStrings } from '../strings/useButtonStrings.js'

/**
 * The modal as a part of the page, where it stands, instead of a dialog over
 * it: the ways to connect, then the account, or one view alone. What opens the
 * modal elsewhere shows its view here. One on a page; a second stays empty.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * <EmbeddedModal view="WalletReceive" />
 */
export function EmbeddedModal(props: EmbeddedModal.Props) {
  const isHere = useEmbedModal(props)
  useLoadLanguage(loadSetLocale, isHere)
  if (!isHere) return null
  return (
    <Lazy
      renderFailure={(retry) => <Failure onRetry={retry} />}
      source={modalSources.embedded}
    />
  )
}

export declare namespace EmbeddedModal {
  /** Where it starts, with the data of that view. */
  type Props = ModalStart
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const themed = useThemed<HTMLButtonElement>()
  const { failed } = useButtonStrings()
  return (
    <button
      {...themed}
      className="lk-open-button"
      onClick={onRetry}
      type="button"
    >
      {failed}
    </button>
  )
}
