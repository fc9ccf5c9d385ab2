import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useState } from 'react'

/** An open modal dialog of MUI, with our content inside. */
export function MuiPage({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Dialog
      data-testid="foreign"
      onClose={() => setIsOpen(false)}
      open={isOpen}
    >
      <DialogTitle>Foreign dialog</DialogTitle>
      {children}
    </Dialog>
  )
}
