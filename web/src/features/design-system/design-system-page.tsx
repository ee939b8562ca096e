export function DesignSystemPage() {
  return null;
}
