const FEATURES = 'popup,width=800,height=600,resizable=yes,scrollbars=yes';

export const openPopUpLinks = (): void => document.addEventListener('click', open);

function open(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-pop-up]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (window.open(link.href, '_blank', FEATURES)) event.preventDefault();
}
