// What a price does not include, line by line.
import { Icon } from '#web/ui/icon.tsx'

export function ExcludedList({ lines }: { lines: string[] }) {
  return (
    <ul>
      {lines.map((text) => (
        <li key={text} className="flex gap-3 border-b border-line py-3">
          <Icon name="cross" className="mt-0.5 size-5 text-muted" />
          {text}
        </li>
      ))}
    </ul>
  )
}
