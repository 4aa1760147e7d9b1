// A link to a field of the form, on whichever step it is. Without scripts it is a plain one.
import type { ReactNode } from 'react'
import { type FieldName, fieldId } from './fields.ts'

type FieldLinkProps = { field: FieldName; className: string; onShow: (field: FieldName) => void; children: ReactNode }

export function FieldLink({ field, className, onShow, children }: FieldLinkProps) {
  return (
    <a
      className={className}
      href={`#${fieldId(field)}`}
      onClick={(event) => {
        event.preventDefault()
        onShow(field)
      }}
    >
      {children}
    </a>
  )
}
