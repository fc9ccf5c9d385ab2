'use client'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { ModalViews } from '../../core/modal/modal.js'
import { useModal } from '../../hooks/useModal.js'
import { useNetworkName } from '../../modal/account/useNetworkName.js'
import { useTransactionUrl } from '../../modal/account/useTransactionUrl.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { Complete } from '../parts/Complete.js'
import { Detail } from '../parts/Detail.js'
import { FullAddress } from '../send/FullAddress.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { useSubjects } from '../strings/useSubjects.js'

/** Summary of a send or swap, with an explorer link. */
export function TransactionCompleteView() {
  const { entry, open } = useModal()
  const { send, swap } = useInsideStrings()
  const { toasts } = useStrings().notices
  const toFigure = useFigures()
  const toSubject = useSubjects()
  const data = entry.view === 'TransactionComplete' ? entry.data : undefined
  const { name, received, subject, to } = read(data)
  const network = useNetworkName(data?.caipNetworkId)
  const href = useTransactionUrl(data)
  const toShown = (text: string) => text.replace(/^[\d.]+(?= )/, toFigure)
  const say = received ? toasts.swapped : toasts.sent
  const title = say(toSubject(subject))
  const figure = received && toShown(received)
  const shown =
    figure && (data?.isEstimate ? swap.expected(figure) : `+${figure}`)
  return (
    <ViewFrame
      footer={
        <Button
          data-autofocus=""
          onClick={() => open({ view: 'Account' })}
          variant="primary"
        >
          {send.done}
        </Button>
      }
    >
      <Complete
        amount={shown}
        details={
          data && (
            <>
              {to && (
                <Detail term={send.to}>
                  {name && <p className="lk-send-name">{name}</p>}
                  <FullAddress address={to} />
                </Detail>
              )}
              <Detail term={send.network}>{network}</Detail>
            </>
          )
        }
        exact={received}
        href={href}
        title={title}
      />
    </ViewFrame>
  )
}

/** Untyped apps can pass anything. */
function read(data: Partial<ModalViews['TransactionComplete']> = {}) {
  const clean = (text: unknown) =>
    text ? cleanText(String(text), NAME_MAX_LENGTH) : undefined
  return {
    name: clean(data.name),
    received: clean(data.received),
    subject: clean(data.subject),
    to: clean(data.to),
  }
}
