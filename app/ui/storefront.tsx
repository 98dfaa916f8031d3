const SIZE = { width: 960, height: 640 }

type StorefrontProps = {
  className?: string
  isFirst?: boolean
}

export function Storefront({ className = '', isFirst }: StorefrontProps) {
  const shared = { ...SIZE, decoding: 'async' } as const
  const looks = `h-auto w-full rounded-xl border border-line ${className}`
  return (
    <>
      <img
        {...shared}
        alt=""
        className={`${looks} light:hidden`}
        loading={isFirst ? 'eager' : 'lazy'}
        src="/pictures/storefront-dark.webp"
      />
      <img
        {...shared}
        alt=""
        className={`${looks} not-light:hidden`}
        loading="lazy"
        src="/pictures/storefront-light.webp"
      />
    </>
  )
}
