/** The studio's logo: a cube seen from above, half wireframe and half solid. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M16 4 5 10v12l11 6M5 10l11 6M10.5 13v12M5 16l11 6" />
        <path d="M16 4 27 10v12L16 28Z" fill="currentColor" />
      </g>
    </svg>
  );
}
