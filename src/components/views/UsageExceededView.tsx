'use client'
import { useModal } from '../../hooks/useModal.js'
import { useProjectLimits } from '../../hooks/useProjectLimits.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/**
 * Explains that the project has exceeded its plan, to users and to its owner.
 */
export function UsageExceededView() {
  const { back, canGoBack, close, open } = useModal()
  const { isFetching, refetch } = useProjectLimits()
  async function look() {
    const { data } = await refetch()
    if (data?.isUsageExceeded !== false) return
    if (canGoBack) back()
    else open()
  }
  const { guide } = useInsideStrings()
  const { common } = useStrings()
  return (
    <ViewFrame
      footer={
        <>
          <Button data-autofocus="" onClick={() => close()}>
            {common.close}
          </Button>
          <Button isPending={isFetching} onClick={look} variant="text">
            {guide.usageRetry}
          </Button>
        </>
      }
    >
      <div className="lk-status">
        <span className="lk-status-mark">
          <Icon name="warning" />
        </span>
        <div role="alert">
          <p className="lk-status-title">{guide.usage}</p>
          <p className="lk-status-text">{guide.usageHint}</p>
        </div>
        <p className="lk-status-text">{guide.usageOwner}</p>
      </div>
    </ViewFrame>
  )
}
