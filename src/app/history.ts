import { useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router-dom';

/** The history of the visit. Unlike `useNavigate()` it does not have what uses it drawn again with every move. */
export function useHistory(): Navigator {
  return useContext(NavigationContext).navigator;
}
