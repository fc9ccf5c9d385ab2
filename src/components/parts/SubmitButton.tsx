import type { ReactNode } from 'react'
import { Button } from './Button.js'

/** Submits the form of the view above. Marked as disabled until ready. */
export function SubmitButton(props: SubmitButton.Props) {
  const { children, formId, isPending, isReady } = props
  return (
    <Button
      aria-disabled={!isReady || undefined}
      form={formId}
      isPending={isPending}
      type="submit"
      variant={isReady || isPending ? 'primary' : 'quiet'}
    >
      {children}
    </Button>
  )
}

export declare namespace SubmitButton {
  type Props = {
    children: ReactNode
    formId: string
    isPending?: boolean | undefined
    isReady: boolean
  }
}
