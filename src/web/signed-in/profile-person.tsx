// Whose profile it is, beside the way through it: picture or initials, name and e-mail address.
import { Icon } from '#web/ui/icon.tsx'

export type Person = {
  /** Empty while it is not known. */
  name: string
  initials: string
  email: string
  /** Address of their picture, or empty. */
  image: string
}

export function ProfilePerson({ name, initials, email, image }: Person) {
  return (
    <div className="flex min-h-12 min-w-0 items-center gap-3 lg:px-4">
      <Portrait initials={initials} image={image} className="size-12 text-base" />
      <div className="min-w-0 leading-snug">
        {name && (
          <p className="font-semibold">
            {/* Cut off at its own end, whichever side that is. */}
            <bdi className="block [text-align:match-parent] max-lg:truncate lg:wrap-anywhere">{name}</bdi>
          </p>
        )}
        <p className="hint">
          <bdi dir="ltr" title={email} className="block truncate [text-align:match-parent]">
            {email}
          </bdi>
        </p>
      </div>
    </div>
  )
}

/** Round; says nothing to screen readers, which the name beside it does. */
export function Portrait({ initials, image, className }: Pick<Person, 'initials' | 'image'> & { className: string }) {
  if (image)
    return (
      <img
        src={image}
        alt=""
        className={`shrink-0 rounded-full border border-line bg-tint object-cover ${className}`}
      />
    )
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full bg-wash font-semibold ${className}`}
    >
      {initials || <Icon name="person" className="size-1/2" />}
    </span>
  )
}
