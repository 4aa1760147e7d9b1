// The line icons of the assistant; they repeat what is said beside them, so screen readers pass them over.

const paths = {
  chat: 'M12 4c5 0 8.5 3.1 8.5 7.2s-3.500 7.200-8.500 7.200c-.9 0-1.800-.1-2.600-.3L5 20.500l.9-3.700c-1.500-1.300-2.400-3.300-2.400-5.600C3.500 7.100 7 4 12 4zM8.500 11.200h.01M12 11.200h.01M15.500 11.200h.01',
  down: 'M6 9l6 6 6-6',
  up: 'M12 19V5M6 11l6-6 6 6',
  cross: 'M6 6l12 12M18 6L6 18',
  more: 'M5.500 12h.01M12 12h.01M18.500 12h.01',
  person: 'M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20.500c0-4 3-6.500 7.500-6.500s7.500 2.500 7.500 6.500',
  phone:
    'M7 4l2.500 4-2 2a11 11 0 0 0 6.500 6.500l2-2 4 2.500c-.3 2-1.500 3-3.500 3C10 19.500 4.500 14 4 7.500c0-2 1-3.200 3-3.500z',
  bin: 'M5 7h14M10 7V4.500h4V7M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
} as const

type AssistantIconProps = { name: keyof typeof paths; className?: string }

export function AssistantIcon({ name, className = 'size-5' }: AssistantIconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'more' ? 3 : name === 'chat' ? 2 : 1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
