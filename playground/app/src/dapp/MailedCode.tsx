/** The code of a mail, in the groups in which it is typed. */
export function MailedCode({ code, to }: MailedCode.Props) {
  return (
    <>
      Code for {to}:{' '}
      <strong className="code">
        {code.slice(0, 3)} {code.slice(3)}
      </strong>
    </>
  )
}

export declare namespace MailedCode {
  type Props = { code: string; to: string }
}
