'use client'
import { getMoneyState } from '../../core/errors/getMoneyState.js'
import { Icon } from '../parts/Icon.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Why a name was not registered, and whether it may be all the same. */
export function NameFailure({ error }: NameFailure.Props) {
  const { names } = useInsideStrings()
  const toErrorText = useErrorText()
  const isOpen = getMoneyState(error) === 'unknown'
  return (
    <div
      className="lk-send-block"
      data-kind={isOpen ? 'pause' : 'bad'}
      role="alert"
    >
      <Icon name="warning" />
      <div className="lk-send-block-text">
        <p className="lk-send-block-title">{toErrorText(error)}</p>
        <p>{isOpen ? names.unknown : names.unchanged}</p>
      </div>
    </div>
  )
}

export declare namespace NameFailure {
  type Props = { error: Error }
}
