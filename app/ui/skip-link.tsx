export function SkipLink({ children }: { children: string }) {
  return (
    <a
      className="absolute top-3 left-3 z-200 rounded-[0.625rem] bg-accent px-5 py-3 font-semibold text-on-accent not-focus:[clip-path:inset(50%)]"
      href="#content"
    >
      {children}
    </a>
  )
}
