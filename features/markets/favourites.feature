Feature: Favourites stay with whoever starred them
  @core
  Scenario: What was starred before log-in is offered to the account
    Given Ada has refused to be counted
    And Ada stars BTC/USDT
    When Ada opens an account
    Then Ada is offered to take her favourites into the account
    When Ada takes them over
    Then Ada's favourites are BTC/USDT
    When Ada logs out
    Then Ada has no favourites on this device

  Scenario: What should stay on the device stays, and nobody asks again
    Given Ada has refused to be counted
    And Ada stars BTC/USDT
    And Ada has opened an account
    And Ada is offered to take her favourites into the account
    When Ada leaves them on the device
    And Ada reloads the page
    Then Ada is not offered to take her favourites into the account

  Scenario: Several lists in an account
    Given Ada has refused to be counted
    And Ada has opened an account
    And Ada stars BTC/USDT
    When Ada makes a list called Slow ones
    And Ada stars WOO/USDT
    Then Ada's favourites are WOO/USDT
    When Ada renames the list to Quiet ones
    Then Ada's lists are Favourites and Quiet ones
    When Ada looks at the list Favourites
    Then Ada's favourites are BTC/USDT
    When Ada deletes the list
    Then Ada's lists are Quiet ones
