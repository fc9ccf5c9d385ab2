'use client'
import { type ReactNode, useId } from 'react'
import { useTransactionButton } from '../../hooks/useTransactionButton.js'
import { useTransactionUrl } from '../../modal/account/useTransactionUrl.js'
import { useHost } from '../../modal/stack/useHost.js'
import { useModalPreload } from '../../modal/stack/useModalPreload.js'
import { ModalHost } from '../dialog/ModalHost.js'
import { loadPrepareModal } from '../dialog/modalSources.js'
import { AppContent } from '../parts/Boundary.js'
import { classNames } from '../parts/classNames.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import { Spinner } from '../parts/Spinner.js'
import { useThemed } from '../parts/useThemed.js'
import { useButtonStrings } from '../strings/useButtonStrings.js'
import { useErrorText } from '../strings/useErrorText.js'
import { usePartsStrings } from '../strings/usePartsStrings.js'
import { Guarded } from './Guarded.js'

/**
 * Button that makes a transaction of the app's own: connects a wallet first,
 * switches its network, asks for the approval once, and shows what becomes of
 * it, with a link to the explorer. A double click sends once; an unknown
 * outcome is said to be unknown.
 *
 * @param props.calls - one or more calls on an EVM chain, see `transact`
 * @param props.onSend - sends instead of `calls`. Resolve with the hash to have
 * its receipt awaited (EVM), or with anything else once it is done
 * @param props.chainId - number, 0x-hex or CAIP-2 id; default the account's
 * network
 * @param props.confirmations - blocks to wait for with `calls`, default 1
 * @param props.id - tells two transactions of the same content apart
 * @param props.namespace - `eip155` or `solana`, for `onSend`
 * @param props.children - label while it is ready, default 'Send'
 * @param props.doneLabel - label once it is done, default 'Done'
 * @param props.isDisabled - whether a connected user cannot start it yet
 * @param props.onDone, props.onError - called with the outcome
 * @param props.size - `medium` (44 px high, default) or `small` (40 px)
 * @throws KitProviderNotFoundError
 *
 * @example
 * <TransactionButton
 *   calls={[{ to: game, abi, functionName: 'join', args: [7n] }]}
 *   chainId={8453}
 * >
 *   Join
 * </TransactionButton>
 */
export function TransactionButton(props: TransactionButton.Props) {
  return (
    <Guarded>
      <Transaction {...props} />
    </Guarded>
  )
}

function Transaction(props: TransactionButton.Props) {
  const { children, doneLabel, isDisabled = false, size, ...parameters } = props
  const button = useTransactionButton(parameters)
  const { canClick, click, isPending, status } = button
  const id = useId()
  const label = useLabel(button)
  const themed = useThemed<HTMLDivElement>()
  useHost(ModalHost)
  const preload = useModalPreload(loadPrepareModal)
  const own = status === 'done' ? doneLabel : children
  const isOwn = label === undefined || (status === 'done' && own !== undefined)
  const isOff = !canClick || (isDisabled && /^(ready|failed)$/.test(status))
  const onIntent = status === 'disconnected' ? preload : undefined
  return (
    <div {...themed} className="lk-transact">
      <button
        aria-busy={isPending || undefined}
        aria-describedby={id}
        aria-disabled={isOff || undefined}
        className={classNames(
          'lk-button lk-primary',
          size === 'small' && 'lk-transact-small',
        )}
        onClick={() => !isOff && click()}
        onFocus={onIntent}
        onPointerDown={onIntent}
        onPointerEnter={onIntent}
        type="button"
      >
        {isPending && <Spinner />}
        {isOwn && own !== undefined ? (
          <AppContent>{own}</AppContent>
        ) : (
          <span>{label ?? <Send />}</span>
        )}
      </button>
      <Outcome button={button} id={id} />
    </div>
  )
}

export declare namespace TransactionButton {
  type Props = useTransactionButton.Parameters & {
    children?: ReactNode
    doneLabel?: ReactNode
    isDisabled?: boolean | undefined
    size?: 'medium' | 'small' | undefined
  }
}

function Send() {
  return usePartsStrings().send
}

/** Returns our own label, or `undefined` where the app's is shown. */
function useLabel({
  canClick,
  status,
}: useTransactionButton.ReturnType): string | undefined {
  const strings = usePartsStrings()
  const { connect, connecting } = useButtonStrings()
  return {
    approving: strings.confirm,
    connecting,
    disconnected: connect,
    done: strings.done,
    failed: strings.tryAgain,
    preparing: strings.preparing,
    ready: undefined,
    sending: strings.sending,
    switching: strings.switching,
    unknown: canClick ? strings.checkAgain : undefined,
  }[status]
}

/** What became of it, and where to see it. Announced when it changes. */
function Outcome({ button, id }: Outcome.Props) {
  const { caipNetworkId, error, hash, status } = button
  const { explorer } = usePartsStrings()
  const toErrorText = useErrorText()
  const href = useTransactionUrl(
    caipNetworkId && hash ? { caipNetworkId, hash } : undefined,
  )
  return (
    <p
      className="lk-transact-outcome"
      data-kind={error ? (status === 'unknown' ? 'pause' : 'bad') : undefined}
      id={id}
      role="status"
    >
      {error && <span>{toErrorText(error)}</span>}
      {href && (
        <ExternalLink className="lk-transact-link" href={href}>
          {explorer}
        </ExternalLink>
      )}
    </p>
  )
}

declare namespace Outcome {
  type Props = { button: useTransactionButton.ReturnType; id: string }
}
