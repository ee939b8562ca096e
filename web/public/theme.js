// Runs before the first paint, so that a chosen theme never flashes. A file of its own: the CSP allows no inline script.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // no storage, no choice: the system's theme holds
}
