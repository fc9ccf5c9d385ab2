'use client'
import { getMoneyState } from '../../core/errors/getMoneyState.js'
import { Block } from '../parts/Block.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Why a name was not registered, and whether it may be all the same. */
export function NameFailure({ error }: NameFailure.Props) {
  const { names } = useInsideStrings()
  const toErrorText = useErrorText()
  const isOpen = getMoneyState(error) === 'unknown'
  return (
    <Block kind={isOpen ? 'pause' : 'bad'} role="alert">
      <p className="lk-block-title">{toErrorText(error)}</p>
      <p>{isOpen ? names.unknown : names.unchanged}</p>
    </Block>
  )
}

export declare namespace NameFailure {
  type Props = { error: Error }
}
